// `npm run gallery`: the site's dev server with another entry, which no build includes.
import path from 'node:path';
import type { Configuration } from 'webpack';
import siteConfig from '../../webpack.config';
import { CodeChecks } from '../dev/webpack/CodeChecks';
import { devServer } from '../dev/webpack/devServer';

const folder = path.resolve('tools/gallery');
// Beside the site, on another port: what its forms keep on the device is not the site's.
const { PORT = '3001' } = process.env;

export default function galleryConfig(): Configuration {
  // A single configuration when it serves, a list only when it builds.
  const site = siteConfig({ WEBPACK_SERVE: true }, {}) as Configuration;
  const babel = { loader: 'babel-loader', options: { cacheDirectory: true } };
  return {
    ...site,
    entry: path.join(folder, 'gallery.tsx'),
    module: { rules: [...(site.module?.rules ?? []), { test: /\.tsx?$/, include: folder, use: babel }] },
    plugins: site.plugins?.filter((plugin) => !(plugin instanceof CodeChecks)),
    cache: false,
    devServer: {
      ...devServer,
      port: Number(PORT),
      proxy: [],
      onListening: ({ middleware }) => {
        middleware?.waitUntilValid(() => console.log(`The gallery is at http://localhost:${PORT}`));
      },
    },
  };
}
