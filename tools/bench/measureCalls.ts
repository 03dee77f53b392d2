import { besideHealth, quantile } from './besideHealth';

const SECONDS = 5;

/** Repeats a call on several connections at once, and prints its figures. It ends early when `call` gives `false`. */
export async function measureCalls(
  name: string,
  origin: string,
  connections: number,
  call: () => Promise<unknown>,
): Promise<void> {
  await call();
  const times: number[] = [];
  const start = performance.now();
  const end = start + SECONDS * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      if ((await call()) === false) return;
      times.push(performance.now() - began);
    }
  };
  const { health } = await besideHealth(origin, () => Promise.all(Array.from({ length: connections }, work)));
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${name}: ${(times.length / seconds).toFixed(0)} requests/s, p50 ${quantile(times, 0.5).toFixed(0)} ms, ` +
      `p99 ${quantile(times, 0.99).toFixed(0)} ms, health check p99 ${health.toFixed(0)} ms ` +
      `(${connections} connections, ${seconds.toFixed(1)} s)`,
  );
}
