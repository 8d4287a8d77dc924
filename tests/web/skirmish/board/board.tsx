import { computed, signal } from "@preact/signals";
import type { Option } from "../../api";
import { Bids } from "../../parts/Auction";
import { BattleRoom, Die, Fronts, Odds, Post, Reckoning, Side, Troops } from "../../parts/Battle";
import { Count } from "../../parts/Count";
import { squares } from "../../parts/grid";
import { Backs, Fan, HandCard } from "../../parts/Hand";
import { bringShapes, Icon } from "../../parts/Icon";
import { useMapView } from "../../parts/mapview";
import { Overview } from "../../parts/Overview";
import { isPayment } from "../../parts/payment";
import { PaymentForm } from "../../parts/PaymentForm";
import { Arrow, Stack } from "../../parts/Pieces";
import { Hint, Place, Ring, ZoomButtons } from "../../parts/Place";
import { Fact, Picked, PlanList, usePlanKeys } from "../../parts/PlanForm";
import { type Group, Plan } from "../../parts/planning";
import { SetForm } from "../../parts/SetForm";
import { type Reading, setOf } from "../../parts/sets";
import "../../parts/map.css";
import type { Sitting } from "../../table/sitting";
import shapes from "./icons.json?shapes";
import "./style.css";

bringShapes(shapes);
const SIZE = 4;
const grid = squares(100);
const place = (square: number): [number, number] => [square % SIZE, Math.floor(square / SIZE)];
const KINDS = [
  { name: "Food", icon: "wheat", most: 7 },
  { name: "Ore", icon: "stone-pile", most: 7 },
  { name: "Gold", icon: "two-coins", most: 7 },
];
const squareName = (square: number) => `Square ${square + 1}`;

/** Soldiers that march: a plan of one step less than Civilization's, for nothing sails. */
class March extends Plan<Group, number> {
  readonly active = computed(() => this.sitting.live.table.value?.decision?.what === "march");

  constructor(sitting: Sitting) {
    super(sitting);
    this.begin();
  }

  free(square: number): number {
    const planned = this.groups.value.reduce((sum, g) => sum + (g.from === square ? g.n : 0), 0);
    return (this.sitting.view.value?.stack?.at(-1)?.unmoved?.[square] ?? 0) - planned;
  }

  most = (group: Group): number => group.n + this.free(group.from);
  parts = (): Option[] => this.groups.value.map((g) => ["move", g.from, g.to, g.n]);

  go(to: number): void {
    const from = this.source.value!;
    this.add({ id: this.next++, from, to, n: this.count.value ?? this.free(from) });
    this.source.value = this.count.value = null;
  }
}
const marches = new WeakMap<Sitting, March>();
const marchOf = (sitting: Sitting) => marches.get(sitting) ?? marches.set(sitting, new March(sitting)).get(sitting)!;

function MarchForm({ sitting }: { sitting: Sitting }) {
  const plan = marchOf(sitting);
  const from = plan.source.value;
  usePlanKeys(plan);
  if (from !== null) {
    const goals = grid.beside(...place(from)).filter(([c, r]) => c >= 0 && r >= 0 && c < SIZE && r < SIZE);
    return (
      <Picked plan={plan} title={squareName(from)} help="Where to?" count={<Count n={plan.count.value ?? plan.free(from)} most={plan.free(from)} set={(n) => (plan.count.value = n)} label="How many" />}>
        {goals.map(([c, r]) => (
          <button class="ch goal" data-thing={`to-${r * SIZE + c}`} onClick={() => plan.go(r * SIZE + c)}>
            <Icon name="right" /> {squareName(r * SIZE + c)}
          </button>
        ))}
      </Picked>
    );
  }
  const tell = (group: Group) => ({ what: `${squareName(group.from)} ${group.n} → ${squareName(group.to)}`, about: [], counted: true });
  return (
    <PlanList sitting={sitting} plan={plan} title="Your march" lead="Pick a square." tell={tell} ends="End the march">
      {plan.planned.value && (
        <dl class="leads">
          <Fact icon="right" name="Decisions" value={plan.planned.value.options.length} />
        </dl>
      )}
    </PlanList>
  );
}

function Paying({ sitting }: { sitting: Sitting }) {
  return <PaymentForm sitting={sitting} kinds={KINDS} pay="Pay the soldiers" />;
}

const falling = (sitting: Sitting) =>
  setOf(sitting, (at): Reading | null => {
    const space = at.live.table.value?.decision?.space;
    if (space?.verb !== "fall") return null;
    const items = (space.bounds ?? []).map((bound, square) => ({ about: { kind: "square", value: square }, name: squareName(square), bound, worth: 1 }));
    return { space, items, least: space.lo!, most: space.hi!, proposal: null, sign: "−" };
  });

function Falling({ sitting }: { sitting: Sitting }) {
  return <SetForm sitting={sitting} set={falling(sitting)} title="Who falls?" unit={() => "soldiers"} />;
}

export function form(sitting: Sitting) {
  const decision = sitting.live.table.value?.decision;
  if (decision?.what === "march") return MarchForm;
  if (isPayment(decision?.space)) return Paying;
  return decision?.what === "fall" ? Falling : null;
}

const [hovered, ringed] = [signal(""), signal("")];

export function Board({ sitting }: { sitting: Sitting }) {
  const view = sitting.view.value!;
  const size = { w: SIZE * 100, h: SIZE * 100 };
  const look = useMapView({ size, fit: { x: 200, y: 200, ...size } });
  const plan = marchOf(sitting);
  const mine: number[] = sitting.live.table.value!.seat === null ? [] : view.players[0].hand;
  const middle = (square: number) => grid.middle(...place(square));
  if (sitting.live.table.value!.decision?.what === "fall") return <Fight sitting={sitting} />;
  return (
    <div class="skirmish">
      <div class="mapw" ref={look.box}>
        <svg class="map" viewBox={look.viewBox} style={{ "--k": look.scale }} role="group" aria-label="Field" data-region="map" {...look.handlers}>
          {Array.from({ length: SIZE * SIZE }, (_, i) => (
            <Place
              sitting={sitting}
              id={`square-${i}`}
              about={{ kind: "square", value: i }}
              name={squareName(i)}
              path={grid.outline(...place(i))}
              pole={[middle(i).x, middle(i).y]}
              live={plan.source.value === null ? plan.free(i) > 0 : true}
              selected={plan.source.value === i}
              hovered={hovered}
              ringed={ringed}
              moved={look.moved}
              show={look.show}
              click={() => (plan.source.value === null ? plan.pick(i) : plan.go(i))}
            />
          ))}
          {view.players.flatMap((p: { seat: number; soldiers: number[] }) => p.soldiers.map((n, i) => n > 0 && <Stack {...middle(i)} scale={look.scale} seat={p.seat} n={n} />))}
          {plan.groups.value.map((g, i) => (
            <Arrow points={[middle(g.from), middle(g.to)]} number={i + 1} scale={look.scale} />
          ))}
          <Ring path={ringed} />
        </svg>
        <Hint place={hovered} names={(id) => (id ? id : undefined)} begun="" />
        <ZoomButtons zoom={look.zoom} fit={look.fit} />
        <Overview size={size} seen={look.seen} centre={look.centre}>
          <path class="land" d={grid.outline(0, 0)} />
        </Overview>
      </div>
      <section class="panel" data-region="hand" aria-label="Hands">
        <Fan label="Your hand" n={String(mine.length)}>
          {mine.map((card, i) => (
            <HandCard sitting={sitting} id={`card-${i}`} name={`Card ${card}`} about={[]} choices={[]}>
              Card {card}
            </HandCard>
          ))}
        </Fan>
        <Backs seat={1} initial="B" name="Bob" n={3} known="three soldiers' cards" />
        <Bids
          sitting={sitting}
          bidders={[
            { seat: 0, bids: [3], mark: "" },
            { seat: 1, bids: [4], mark: "highest" },
          ]}
        />
      </section>
    </div>
  );
}

function Fight({ sitting }: { sitting: Sitting }) {
  const set = falling(sitting);
  return (
    <BattleRoom title="The fight" lead="Two of yours fall." steps={["Roll", "Who falls"]} at={1}>
      <Side head="You" mine>
        <Troops set={set} kind="square" draw={(square) => <b>{squareName(square)}</b>} label="Your soldiers" />
        <div class="dice" role="group" aria-label="Dice" data-region="dice">
          <Die id="die-0" n={6} of={12} note="counts" fate="counts" />
          <Die id="die-1" n={2} note="blocked" fate="out" />
        </div>
        <Reckoning lines={[{ name: "Dice", n: 6 }, { name: "Blocked", n: -2 }]} sum={{ name: "Value", value: 4 }} />
        <Odds shares={[{ share: 0.7, text: "win 70 %", mood: "gain" }, { share: 0.3, text: "30 %", mood: "loss" }]} />
      </Side>
      <Fronts
        label="Fronts"
        fronts={[
          { id: "one", name: "Front 1", theirs: <Post>open for Bob</Post>, mine: <Post open>here</Post>, between: "no blow yet", on: true, number: 1 },
          { id: "two", name: "Front 2", theirs: <Post />, mine: <Post /> },
        ]}
      />
    </BattleRoom>
  );
}
