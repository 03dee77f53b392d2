import { createServer } from 'node:net';

/**
 * A port of this machine that no program listens on.
 * @returns {Promise<number>}
 */
export function freePort() {
  return listenBriefly(0);
}

/**
 * Whether a port is free.
 * @param {number} port
 */
export const canListen = (port) =>
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
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
