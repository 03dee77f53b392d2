// A thread that asks for the health check every 20 ms until it is told to stop, and then posts how long each answer took.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true });
/** @type {number[]} */
const times = [];

const timer = setInterval(() => {
  const asked = performance.now();
  get(`${workerData}/healthz`, { agent }, (answer) => {
    answer.resume().once('end', () => times.push(performance.now() - asked));
  }).once('error', () => times.push(Infinity));
}, 20);

parentPort?.once('message', () => {
  clearInterval(timer);
  agent.destroy();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(times);
});
