import { createServer } from 'node:net';

/** A port of this machine that no program listens on. */
export const freePort = () => listenBriefly(0);

/** @param {number} port */
export const isFree = (port) =>
  listenBriefly(port).then(
    () => true,
    () => false,
  );

/**
 * @param {number} port
 * @returns {Promise<number>}
 */
function listenBriefly(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
