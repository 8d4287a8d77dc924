import { signal } from "@preact/signals";
import { type ChatMessage, type Line, type Option, type Player, Problem, type Table } from "./api";

interface Waiting {
  frame: Record<string, unknown>;
  resolve: () => void;
  reject: (problem: Problem) => void;
}

const PATIENCE = 1800; // milliseconds until whoever waits for an answer is told that none came

/** One table, live: the newest table the server sent, what is said, and moves that wait for their answer. */
export class Live {
  readonly table = signal<Table | null>(null);
  readonly lines = signal<Line[]>([]);
  readonly chat = signal<ChatMessage[]>([]);
  readonly connected = signal(false);
  readonly lost = signal<string | null>(null); // why there is no coming back
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private count = 0;
  private closed = false;
  private pause = 300;

  constructor(
    readonly id: string,
    readonly token: string | null,
    private language: string,
  ) {
    this.open();
    addEventListener("offline", this.cut);
    addEventListener("online", this.again);
  }

  /** The browser has no network: said at once, whatever the line believes. */
  private cut = (): void => {
    this.connected.value = false;
    this.socket?.close();
  };

  private again = (): void => {
    this.pause = 300;
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
  };

  private open(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const after = this.table.value?.version ?? null;
      socket.send(JSON.stringify({ op: "hello", token: this.token, language: this.language, after, changes: true, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
      for (const { frame } of this.waiting.values()) socket.send(JSON.stringify(frame)); // the same key: nothing is played twice
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      this.connected.value = false;
      if (event.code === 4401 || event.code === 4404 || event.code === 4403) {
        this.lost.value = event.code === 4404 ? "not-found" : "unauthorized";
        return;
      }
      setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, 5000);
    };
  }

  private hear(frame: any): void {
    switch (frame.op) {
      case "table": {
        this.show(frame.table);
        break;
      }
      case "change": {
        const table = changed(this.table.value, frame);
        if (table) this.show(table);
        else this.speak(this.language); // not what we have: the whole table, please
        break;
      }
      case "players":
        if (this.table.value) this.table.value = { ...this.table.value, players: frame.players as Player[] };
        break;
      case "chat":
        this.heard(frame.message);
        break;
      case "done":
        this.answered(frame.id)?.resolve();
        break;
      case "error": {
        const { code, text, message, refusal } = frame.error;
        this.answered(frame.id)?.reject(new Problem(code, text, 0, message, refusal));
        break;
      }
    }
  }

  private show(table: Table): void {
    this.lines.value = [...this.lines.value.slice(0, table.lines.from), ...table.lines.new];
    this.table.value = table;
    this.connected.value = true;
    this.pause = 300;
  }

  private answered(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    if (found) this.connected.value = true;
    return found;
  }

  private ask(frame: Record<string, unknown>): Promise<void> {
    const id = ++this.count;
    const whole = { ...frame, id, key: crypto.randomUUID() };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { frame: whole, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
      setTimeout(() => this.waiting.has(id) && (this.connected.value = false), PATIENCE);
    });
  }

  play = (option: Option) => this.ask({ op: "play", option, version: this.table.value?.version });
  plan = (parts: Option[]) => this.ask({ op: "plan", parts, version: this.table.value?.version });
  undo = () => this.ask({ op: "undo", version: this.table.value?.version });
  redo = () => this.ask({ op: "redo", version: this.table.value?.version });
  /** What was said, in its order: what comes by the socket may overtake what was asked for. */
  heard = (message: ChatMessage) => {
    if (this.chat.value.some((said) => said.id === message.id)) return;
    this.chat.value = [...this.chat.value, message].sort((a, b) => a.id - b.id);
  };

  say = (text: string, to: number | null = null) => this.ask({ op: "chat", text, to });
  sayPhrase = (phrase: string, to: number | null = null) => this.ask({ op: "chat", phrase, to });

  speak(language: string): void {
    this.language = language;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ op: "language", language }));
  }

  close(): void {
    this.closed = true;
    removeEventListener("offline", this.cut);
    removeEventListener("online", this.again);
    this.socket?.close();
  }
}

/** The table with the parts that have changed in their place; null if they belong to another one than we have. */
function changed(table: Table | null, frame: any): Table | null {
  if (table === null || table.version !== frame.from) return null;
  const next = { ...table, ...frame.table };
  for (const part of ["view", "board"] as const) if (frame[part]) (next as any)[part] = { ...(table[part] as object), ...frame[part] };
  return next;
}
