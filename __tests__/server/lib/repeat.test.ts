import { setTimeout as pause } from 'node:timers/promises';
import { HOUR } from '@/lib/time/durations';
import { repeat } from '@server/lib/repeat';

const problems: string[] = [];
const log = { error: (fields: { reason?: string }) => void problems.push(fields.reason ?? '') };

test('a job that fails is done again, and logged when the cause changes; when stopped, the run in progress ends and no other begins', async () => {
  let runs = 0;
  let hasEnded = false;
  const fifth = new Promise<void>((resolve) => {
    const job = repeat({ log }, { everyMs: 1, problem: 'the job failed' }, async (signal) => {
      runs += 1;
      if (runs < 3) throw new Error('no connection');
      if (runs === 3) throw new Error('disk full');
      if (runs < 5) return;
      await pause(1);
      const stopped = job.stop().then(() => expect(hasEnded).toBe(true));
      expect(signal.aborted).toBe(true);
      await pause(10);
      hasEnded = true;
      resolve(stopped);
    });
  });
  await fifth;
  await pause(20);
  expect([runs, problems]).toEqual([5, ['no connection', 'disk full']]);
});

test('of a job that runs once an hour each failure is logged', async () => {
  problems.length = 0;
  jest.useFakeTimers();
  const job = repeat({ log }, { everyMs: HOUR, problem: '' }, () => Promise.reject(new Error('no room')));
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(problems).toEqual(['no room', 'no room']);
  jest.useRealTimers();
  await job.stop();
});
