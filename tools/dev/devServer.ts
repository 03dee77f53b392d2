import path from 'node:path';
import { provider } from '../../src/content/provider';
// Type only: a plain import would run the dev server's module, which sets process.env.WEBPACK_SERVE.
import type { Configuration, ExpressRequestHandler } from 'webpack-dev-server';

const { PORT = '3000', BACKEND_PORT } = process.env;

/** The service worker that `npm start` left at this address would show its own pages: it is replaced by one that unregisters itself. */
const removeServiceWorker: ExpressRequestHandler = (_, response) => {
  response.type('text/javascript').send(`addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(goAway()));
async function goAway() {
  await registration.unregister();
  for (const tab of await clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
}`);
};

/** The dev server of `npm run dev`, which starts the backend that the calls are passed on to. */
export const devServer: Configuration = {
  port: Number(PORT),
  host: '127.0.0.1',
  hot: true,
  historyApiFallback: true,
  static: { directory: path.resolve('public') },
  // The page may be open at localhost or 127.0.0.1, and the socket has to have its host.
  client: { overlay: true, logging: 'info', webSocketURL: 'auto://0.0.0.0:0/ws' },
  proxy: [{ context: ['/api'], target: `http://127.0.0.1:${BACKEND_PORT}` }],
  setupMiddlewares: (middlewares) => [
    { name: 'no-service-worker', path: '/sw.js', middleware: removeServiceWorker },
    ...middlewares,
  ],
  onListening: ({ middleware }) => {
    middleware?.waitUntilValid(() => console.log(`${provider.name} is at http://localhost:${PORT}`));
  },
};
