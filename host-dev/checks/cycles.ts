import { spawnSync } from 'node:child_process';
import { type Arrow, folderCircles } from './cycles/folderCircles';
import { report } from './files';

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
}

const folders = ['src', 'remotes', 'host-dev'];

/** Of two that stand in a circle, both cannot be read first: neither of files nor of folders is one allowed. */
const { stdout, stderr, status } = spawnSync(
  'node_modules/.bin/depcruise',
  ['--config', 'host-dev/checks/dependencyCruiser.cjs', '--output-type', 'json', ...folders],
  { encoding: 'utf8', maxBuffer: 1e9 },
);
if (status !== 0) throw new Error(stderr);
const { modules, summary } = JSON.parse(stdout) as Cruise; // what depcruise writes
const arrows = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }): Arrow => [source, resolved]),
);
const inside = (file: string) => folders.includes(file.split('/', 1)[0] ?? '');
const circles = folderCircles(arrows.filter(([from, to]) => inside(from) && inside(to)));

report(
  [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...circles.map(({ folder, members, arrows }) =>
      [
        `a circle of folders in ${folder}: ${members.join(', ')}`,
        ...arrows.map((arrow) => `  ${arrow.join(' → ')}`),
      ].join('\n'),
    ),
  ],
  `${summary.totalCruised} files, ${arrows.length} arrows`,
);
