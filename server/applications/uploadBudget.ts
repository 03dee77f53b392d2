import type { FastifyRequest } from 'fastify';
import { networkOf, wideNetworkOf } from '@server/lib/networkAddress';
import { HttpError } from '@server/http/HttpError';

/** One upload's share of the budget. */
export type HeldBytes = {
  /** @throws HttpError 503 if that many more bytes would exceed the budget */
  requireRoom: (bytes: number) => void;
  /**
   * Counts bytes that have arrived.
   * @throws HttpError 503 if they exceed the budget
   */
  count: (bytes: number) => void;
  /** Gives back all that was counted; what arrives afterwards no longer counts. */
  release: () => void;
};

/** Starts the count for one upload from a client, from zero. */
export type HoldBytes = (client: Pick<FastifyRequest, 'ip'>) => HeldBytes;

/** So that no single network, an IPv4 address or an IPv6 /48, keeps out all others. */
const NETWORKS_AT_LEAST = 4;

/**
 * Limits the bytes of uploads that are on their way to this process at once.
 * @param maxBytes of all uploads; one network may hold a quarter of it
 * @param largest an upload that one network may hold even if a quarter is less
 */
export function createUploadBudget(maxBytes: number, largest: number): HoldBytes {
  const maxByNetwork = Math.max(maxBytes / NETWORKS_AT_LEAST, largest);
  const byNetwork = new Map<string, number>();
  let held = 0;
  return ({ ip }) => {
    const network = wideNetworkOf(ip) ?? networkOf(ip);
    let own = 0;
    let isReleased = false;
    const heldByNetwork = () => byNetwork.get(network) ?? 0;
    const add = (bytes: number) => {
      held += bytes;
      own += bytes;
      const now = heldByNetwork() + bytes;
      if (now > 0) byNetwork.set(network, now);
      else byNetwork.delete(network);
    };
    const requireRoom = (bytes: number) => {
      if (held + bytes > maxBytes || heldByNetwork() + bytes > maxByNetwork) throw tooBusy();
    };
    return {
      requireRoom,
      count: (bytes) => {
        // It would never be given back.
        if (isReleased) return;
        requireRoom(bytes);
        add(bytes);
      },
      release: () => {
        isReleased = true;
        add(-own);
      },
    };
  };
}

const tooBusy = () =>
  new HttpError(
    503,
    'Many people are sending forms at this moment. Nothing you entered is lost: please try again in a minute.',
    { 'retry-after': '60' },
  );
