/** Nonces, which seats add to the shuffles, and the commitments to them. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Returns 32 random bytes in hexadecimal. */
export const newNonce = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** Returns whether a text is 32 bytes in hexadecimal. */
export const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Returns the hash that commits to a seed or a nonce without revealing it. */
export const commitmentTo = (secret: string): string => `sha256:${bytesToHex(sha256(hexToBytes(secret)))}`;
