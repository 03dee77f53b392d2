import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
// Type only: a plain import would run the dev server's module, which sets process.env.WEBPACK_SERVE.
import type {} from 'webpack-dev-server';

type Env = { WEBPACK_SERVE?: boolean };

const root = process.cwd();
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const apiHost = process.env.API_HOST ?? '';

export default (env: Env, argv: { mode?: 'production' | 'development' }): Configuration => {
  const isServing = Boolean(env.WEBPACK_SERVE);
  const mode = argv.mode ?? (isServing ? 'development' : 'production');
  const isProduction = mode === 'production';
  // Babel and browserslist read NODE_ENV; webpack's --mode does not set it.
  process.env.NODE_ENV = mode;
  const name = isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]';

  return {
    mode,
    context: root,
    target: 'browserslist',
    entry: { main: inRoot('src/index.tsx') },
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: inRoot('dist'),
      publicPath: '/',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Specification section 9: loading a script chunk times out after 120000 ms.
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        '@': inRoot('src'),
        // The export map of react-router 7 always points at dist/development.
        ...(isProduction && {
          'react-router/dom$': inRoot('node_modules/react-router/dist/production/dom-export.mjs'),
          'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: inRoot('src'),
          use: { loader: 'babel-loader', options: { cacheDirectory: true } },
        },
        { test: /\.(?:svg|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.API_HOST': JSON.stringify(apiHost) }),
      new HtmlWebpackPlugin({ template: inRoot('src/index.html'), scriptLoading: 'defer', minify: false }),
      new CopyPublicFiles(inRoot('public')),
      ...(isServing ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    // webpack 5.11x and newer would minify the page's HTML itself and drop its placeholders.
    experiments: { html: false },
    cache: {
      type: 'filesystem',
      version: JSON.stringify({ mode, isServing, apiHost }),
      buildDependencies: {
        config: [inRoot('webpack.config.ts'), inRoot('babel.config.js'), inRoot('package.json')],
      },
    },
    optimization: {
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          vendor: {
            test: /[\\/]node_modules[\\/]/,
            name: 'vendor',
            chunks: 'initial',
            priority: 10,
            enforce: true,
          },
        },
      },
    },
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      host: '127.0.0.1',
      hot: true,
      historyApiFallback: true,
      static: { directory: inRoot('public') },
      client: { overlay: false },
      proxy: [{ context: ['/api'], target: 'http://127.0.0.1:3001' }],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
};

/** Copies `public/` into the build as it is. */
class CopyPublicFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CopyPublicFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'CopyPublicFiles', stage }, () => {
        for (const file of listFiles(this.folder)) {
          const content = readFileSync(path.join(this.folder, file));
          compilation.emitAsset(file.split(path.sep).join('/'), new sources.RawSource(content));
        }
      });
    });
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
