import path from 'node:path';
// Type only: a plain import would run the dev server's module, which sets process.env.WEBPACK_SERVE.
import type { Configuration } from 'webpack-dev-server';

const { PORT = '3000', BACKEND_PORT } = process.env;

/** The dev server of `npm run dev`, which starts the backend that the calls are passed on to. */
export const devServer: Configuration = {
  port: Number(PORT),
  host: '127.0.0.1',
  hot: true,
  historyApiFallback: true,
  static: { directory: path.resolve('public') },
  // Errors of the build and of the page, and what CodeChecks finds.
  // The page may be open at localhost or 127.0.0.1, and the socket has to have its host.
  client: { overlay: true, logging: 'info', webSocketURL: 'auto://0.0.0.0:0/ws' },
  proxy: [{ context: ['/api'], target: `http://127.0.0.1:${BACKEND_PORT}` }],
  onListening: ({ middleware }) => {
    middleware?.waitUntilValid(() => console.log(`Lindenway Care is at http://localhost:${PORT}`));
  },
};
