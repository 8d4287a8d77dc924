import { call } from "../api";
import type { components } from "../openapi";
import { type Account, device } from "./account";
import { raw, written } from "./bytes";

/** Signing in with what this device holds, instead of a password (WebAuthn). */

export type Passkey = components["schemas"]["Passkey"];
type Options = { options: any };

const named = (list: { id: string }[] | undefined) => list?.map((one) => ({ ...one, id: raw(one.id) }));

/** Whether there are passkeys here: the browser knows them, and nobody listens on the line. */
export const hasPasskeys = () => "PublicKeyCredential" in window && isSecureContext;

export const passkeys = {
  list: () => call<{ passkeys: Passkey[] }>("/me/passkeys"),
  end: (id: string) => call<null>(`/me/passkeys/${id}/end`, {}),
  async make(password: string): Promise<{ passkeys: Passkey[] }> {
    const { options } = await call<Options>("/me/passkeys/begin", { password });
    const publicKey = { ...options, challenge: raw(options.challenge), user: { ...options.user, id: raw(options.user.id) }, excludeCredentials: named(options.excludeCredentials) };
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
    const response = { clientDataJSON: written(clientDataJSON), attestationObject: written(attestationObject) };
    return call("/me/passkeys", { credential: { id: made.id, rawId: written(made.rawId), type: made.type, response }, label: device() });
  },
  async signIn(): Promise<{ me: Account }> {
    const { options } = await call<Options>("/session/passkey/begin", {});
    const used = (await navigator.credentials.get({ publicKey: { ...options, challenge: raw(options.challenge), allowCredentials: named(options.allowCredentials) } })) as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
    const response = {
      clientDataJSON: written(clientDataJSON),
      authenticatorData: written(authenticatorData),
      signature: written(signature),
      userHandle: userHandle ? written(userHandle) : undefined,
    };
    return call("/session/passkey", { credential: { id: used.id, rawId: written(used.rawId), type: used.type, response }, label: device() });
  },
};
