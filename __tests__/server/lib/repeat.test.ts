import { setTimeout as pause } from 'node:timers/promises';
import { repeat } from '@server/lib/repeat';

const problems: string[] = [];
const log = { error: (_fields: object, message: string) => void problems.push(message) };

test('a job that fails is logged and done again; when stopped, the run in progress ends and no other begins', async () => {
  let runs = 0;
  let hasEnded = false;
  const third = new Promise<void>((resolve) => {
    const job = repeat({ log }, { everyMs: 1, problem: 'the job failed' }, async (signal) => {
      runs += 1;
      if (runs === 1) throw new Error('no connection');
      if (runs < 3) return;
      await pause(1);
      const stopped = job.stop().then(() => expect(hasEnded).toBe(true));
      expect(signal.aborted).toBe(true);
      await pause(10);
      hasEnded = true;
      resolve(stopped);
    });
  });
  await third;
  await pause(20);
  expect([runs, problems]).toEqual([3, ['the job failed']]);
});
