import type { IncomingMessage } from 'node:http';
import type { Trouble } from './badLine';
import { seeded, type Random } from './random';

/**
 * Trouble at random for a walk: much for calls, little for pages and files. Each request's trouble follows from the seed, its
 * address and how often it was asked for, so that it does not depend on which of two requests comes first.
 */
export function troubleFrom(seed: string) {
  let isCalm = false;
  const counts = new Map<string, number>();
  return {
    calm: (isOn: boolean) => void (isCalm = isOn),
    of: ({ method, url = '' }: IncomingMessage): Trouble => {
      if (isCalm) return { kind: 'none' };
      const name = `${method} ${url}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const random = seeded(`${seed} ${name} ${count}`);
      const isTroubled = random.chance(url.startsWith('/api') ? 0.4 : 0.04);
      return isTroubled ? choose(random, url.startsWith('/api')) : { kind: 'none' };
    },
  };
}

function choose(random: Random, isCall: boolean): Trouble {
  const late = { weight: 6, kind: 'late', milliseconds: random.below(1200) } as const;
  const refused = { weight: 2, kind: 'refused', status: random.pick([500, 503]) ?? 500 } as const;
  const answerCut = { weight: 2, kind: 'answerCut', share: random.pick([0, 0.3, 0.9]) ?? 0 } as const;
  const requestCut = { weight: 2, kind: 'requestCut', share: random.below(100) / 100 } as const;
  const calls = [requestCut, { weight: 2, kind: 'twice' }, { weight: 1, kind: 'never' }] as const;
  return random.weigh<Trouble & { weight: number }>([late, refused, answerCut, ...(isCall ? calls : [])]);
}
