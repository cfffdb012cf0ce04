import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { OneReactPlugin } from './oneReactPlugin';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'one-react-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds `entry.js` among these files; answers what is wrong with it. */
function build(files: Record<string, string>): Promise<string[]> {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [
      new webpack.sharing.SharePlugin({ shared: { react: { singleton: true, version: '19.0.0' } } }),
      new OneReactPlugin(),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else compiler.close(() => resolve((stats?.compilation.errors ?? []).map(({ message }) => message)));
    });
  });
}

const react = {
  'node_modules/react/index.js': 'exports.hooks = require("./inner");',
  'node_modules/react/inner.js': '',
};

test('React by its shared name is one React, whoever asks for it', async () => {
  const errors = await build({
    ...react,
    'entry.js': 'import "react"; import "library";',
    'node_modules/library/index.js': 'require("react");',
  });
  expect(errors).toEqual([]);
});

test('a file of React that is not shared fails the build, with who asks for it', async () => {
  const errors = await build({ ...react, 'entry.js': 'import "react/inner.js";' });
  expect(errors).toEqual([
    'React would come a second time: entry.js imports node_modules/react/inner.js, which is not shared',
  ]);
});

test('a copy that a library has installed for itself fails the build', async () => {
  const errors = await build({
    ...react,
    'entry.js': 'import "react"; import "library";',
    'node_modules/library/index.js': 'require("react");',
    'node_modules/library/node_modules/react/index.js': 'module.exports = 17;',
  });
  expect(errors).toEqual([expect.stringMatching(/^React would come a second time: .*node_modules\/library/)]);
});
