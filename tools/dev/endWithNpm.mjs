/** Ends this process once npm has ended: a signal to npm alone does not reach it, and it would then hold the port for ever. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();
}
