import type { FastifyRequest } from 'fastify';
import { networkOf, wideNetworkOf } from '@server/lib/networkAddress';
import { HttpError } from './HttpError';

/** One request's share of the budget. */
export type HeldBody = {
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

/** Starts the count for one body from a client, from zero. */
export type HoldBody = (client: Pick<FastifyRequest, 'ip'>) => HeldBody;

/** So that no single network, an IPv4 address or an IPv6 /48, keeps out all others. */
const NETWORKS_AT_LEAST = 4;

/**
 * Limits the bytes of request bodies that this process holds at once.
 * @param maxBytes of all bodies; one network may hold a quarter of it
 * @param largest a body that one network may hold even if a quarter is less
 */
export function boundBodies(maxBytes: number, largest: number): HoldBody {
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
