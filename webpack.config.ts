import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Chunk, type Compilation, type Configuration } from 'webpack';
import { fontFaces } from './src/app/theme/fonts';
import { provider } from './src/content/provider';
import { normaliseUrl } from './src/lib/normaliseUrl';
import { backendSettings } from './tools/build/webpack/backendSettings';
import { BuildReport } from './tools/build/webpack/BuildReport';
import { withName } from './tools/build/webpack/wordmark';
import { devServer } from './tools/dev/devServer';

type Env = { WEBPACK_SERVE?: boolean };
type Setting = { mode: 'production' | 'development'; isProduction: boolean; isServing: boolean };

const buildFiles = [
  'webpack.config.ts',
  'babel.config.js',
  'package.json',
  'tools/build/webpack/BuildReport.ts',
  'tools/build/licences.ts',
];

const PREHYDRATION = 'prehydration.js';
const root = process.cwd();
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const main = inRoot('src/main.ts');
const prehydration = inRoot('src/prehydration.ts');
const backend = backendSettings(process.env);
/** Published only on request: SOURCE_MAPS=1 npm start. */
const builtMaps = process.env.SOURCE_MAPS ? 'source-map' : false;
const siteUrl = normaliseUrl(process.env.SITE_URL ?? 'http://localhost:3000');

/** The site; and, when it is built, the same site for Node, which renders its pages to HTML. */
export default (env: Env, argv: { mode?: Setting['mode'] }): Configuration | Configuration[] => {
  const isServing = Boolean(env.WEBPACK_SERVE);
  const mode = argv.mode ?? (isServing ? 'development' : 'production');
  // Babel and browserslist read NODE_ENV; webpack's --mode does not set it.
  process.env.NODE_ENV = mode;
  const setting = { mode, isServing, isProduction: mode === 'production' };
  return isServing ? site(setting) : [site(setting), rendering(setting)];
};

function site(setting: Setting): Configuration {
  const name = setting.isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  const shared = common(setting, 'site');
  return {
    ...shared,
    target: 'browserslist',
    entry: setting.isServing
      ? { main: [prehydration, main] }
      : { main, prehydration: { import: prehydration, filename: PREHYDRATION } },
    devtool: setting.isProduction ? builtMaps : 'cheap-module-source-map',
    output: {
      path: inRoot('dist'),
      publicPath: '/',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // docs/behaviour.md, section 9: loading a script chunk times out after 120000 ms.
      chunkLoadTimeout: 120_000,
      trustedTypes: { policyName: 'site' },
      clean: true,
    },
    plugins: [
      ...(shared.plugins ?? []),
      new HtmlWebpackPlugin({
        template: inRoot('src/index.html'),
        templateParameters: setting.isServing ? devTemplate : builtTemplate,
        inject: setting.isServing,
        minify: { collapseWhitespace: true },
      }),
      new CopyPlugin({
        patterns: [
          {
            from: inRoot('public'),
            transform: (content, file) =>
              file.endsWith('.svg') ? withName(content.toString(), provider.name) : content,
          },
        ],
      }),
      ...(setting.isServing ? [new ReactRefreshPlugin({ overlay: false })] : [new BuildReport()]),
    ],
    optimization: {
      // The shortest names: they have to agree within one build only.
      mangleExports: 'size',
      splitChunks: {
        minSize: 50_000,
        chunks: 'all',
        // Packages change less often than the site.
        cacheGroups: {
          react: initial('react', 20, /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/),
          packages: initial('packages', 10, /[\\/]node_modules[\\/]/),
        },
      },
    },
    devServer,
  };
}

/** What src/index.html is filled with. The built template has placeholders where a page is rendered (see src/app/render/renderDocument.tsx). */
const builtTemplate = (compilation: Compilation) => ({
  head: `<script>${String(compilation.getAsset(PREHYDRATION)?.source.source())}</script><!--head-->`,
  scripts: '<!--scripts-->',
  body: '<!--body-->',
});
const devTemplate = { head: `<style>${fontFaces()}</style>`, scripts: '', body: '<div id="root"></div>' };

/** A file of packages that every page needs. */
const initial = (name: string, priority: number, test: RegExp) => ({
  test,
  name,
  chunks: (chunk: Chunk) => chunk.name === 'main',
  priority,
  enforce: true,
});

function rendering(setting: Setting): Configuration {
  const shared = common(setting, 'rendering');
  return {
    ...shared,
    target: 'node20',
    entry: { render: inRoot('src/renderer.ts') },
    output: { path: inRoot('dist-server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [
      ...(shared.plugins ?? []),
      // One file: pages that are fetched in the browser are simply there.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
  };
}

function common({ mode, isServing }: Setting, name: string): Configuration {
  return {
    name,
    mode,
    context: root,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        '@': inRoot('src'),
        // Its map of exports always points at the development build.
        ...(mode === 'production' && {
          'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': inRoot('node_modules/react-router/dist/production/dom-export.mjs'),
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
        // As text, for GlobalStyles: webpack's own loading of style sheets would cost every page 0.4 KB of script.
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.API_HOST': JSON.stringify(backend.API_HOST),
        'process.env.API_CREDENTIALS': JSON.stringify(backend.API_CREDENTIALS),
        'process.env.SITE_URL': JSON.stringify(siteUrl),
        'process.env.RETENTION_DAYS': JSON.stringify(process.env.RETENTION_DAYS ?? ''),
        'process.env.ACCOUNT_MONTHS': JSON.stringify(process.env.ACCOUNT_MONTHS ?? ''),
        'process.env.BACKUP_DAYS': JSON.stringify(process.env.BACKUP_DAYS ?? ''),
      }),
    ],
    // webpack 5.11x and newer would minify the page's HTML itself and drop its placeholders.
    experiments: { html: false },
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      version: JSON.stringify({ mode, isServing, backend, siteUrl }),
      buildDependencies: {
        config: buildFiles.map((file) => inRoot(file)),
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
