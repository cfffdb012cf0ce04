import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, report, root } from './files';

/** What stands for a name of one's own in an example. */
const placeholder = /[<>{}*…$]|\bNAME\b/;

/** Targets of links, and paths from the root in code: `host-dev/build.ts`. */
const linkOf = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
const codeOf = /`((?:src|remotes|host-dev|locales|docs)\/[^\s`]+)`/g;

const pages = ['README.md', ...filesIn(['docs', 'src', 'remotes', 'host-dev'], /\.md$/)];

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commandOf = /npm run ([a-z][\w-]*)/g;

const missing = pages.flatMap((page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const links = [...text.matchAll(linkOf)].flatMap(([, target = '']) =>
    /^[a-z][a-z+.-]*:/.test(target)
      ? []
      : [{ said: target, file: path.join(root, path.dirname(page), target) }],
  );
  const paths = [...text.matchAll(codeOf)].map(([, said = '']) => ({ said, file: path.join(root, said) }));
  const places = [...links, ...paths].filter(
    ({ said, file }) => !placeholder.test(said) && !existsSync(file),
  );
  const commands = [...text.matchAll(commandOf)].filter(([, name = '']) => !(name in scripts));
  return [...places.map(({ said }) => said), ...commands.map(([said]) => said)].map(
    (said) => `${page} names ${said}, which does not exist`,
  );
});

report(missing, `${pages.length} pages, the files and commands that they name`);
