import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { Mode } from './mode';
import { scopeStyles } from './scopeStyles';
import { inRoot } from './workspace';

/**
 * The core's styles hold only under the version of `ui` that brought them. Styles of an area or of the shell have
 * hashed names and hold under every version: the caret range may hand an area a newer `ui` than it was built with.
 * Only the shell's `page.css`, the frame's `frame.css` and those of the telephone speak of the page itself.
 */
export function styleRules(owner: string, mode: Mode, coreVersion: string): RuleSetRule[] {
  const version = `[data-vp-ui="${coreVersion}"]`;
  const core = { scope: version, end: `[data-vp-ui]:not(${version})`, salt: `core@${coreVersion}`, mode };
  const own = { scope: '[data-vp-ui]', salt: owner, mode };
  const consumers = [inRoot('remotes'), inRoot('host-dev')];
  const page = [
    'host-dev/shell/page.css',
    'host-dev/telephone/telephone.css',
    'host-dev/telephone/question.css',
    'src/frame/frame.css',
  ].map((file) => inRoot(file));
  return [
    { test: page, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    { test: /\.css$/, include: consumers, exclude: page, use: loaders(own) },
    { test: /\.css$/, exclude: [...consumers, ...page], use: loaders(core) },
  ];
}

interface StyleOwner {
  scope: string;
  end?: string;
  salt: string;
  mode: Mode;
}

function loaders({ scope, end, salt, mode }: StyleOwner) {
  return [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        importLoaders: 1,
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: mode === 'development' ? '[name]__[local]' : '[hash:base64:5]',
          localIdentHashSalt: salt,
        },
      },
    },
    {
      loader: 'postcss-loader',
      options: { postcssOptions: { config: false, plugins: [scopeStyles(scope, end)] } },
    },
  ];
}
