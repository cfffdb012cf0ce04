import { findPage } from './findPage';
import type { Registry } from './areaManifest';

interface NumberedRail {
  /** What stands before the number of its steps. */
  base: RegExp;
  /** By the number of a step that is a sheet of the one before: what `?blatt=` calls it. */
  sheets: Readonly<Record<number, string>>;
}

const household = '^/haushalt/[^/]+';

/** The rails of the specification, whose steps are numbers with gaps, and the module of private health insurance. */
const rails: readonly NumberedRail[] = [
  { base: new RegExp(`${household}/beratung/arbeitskraft(?=/|$)`), sheets: { 2: 'angaben' } },
  { base: new RegExp(`${household}/beratung/basis-rente(?=/|$)`), sheets: { 2: 'angaben', 4: 'steuer' } },
  { base: new RegExp(`${household}/beratung/bausparen(?=/|$)`), sheets: { 2: 'angaben', 4: 'hintergrund' } },
  { base: new RegExp(`${household}/beratung/vasp(?=/|$)`), sheets: {} },
  { base: new RegExp(`${household}/webvp-katalog/pkv-beratungsmodul(?=/|$)`), sheets: {} },
];

/**
 * Where the address of a step that does not exist leads: to the next lower one, with its sheet open where that stands for
 * the step, else to the first. Undefined for every other address. What the address asks for besides is kept.
 */
export function stepBelow(registry: Registry, address: string): string | undefined {
  const [pathname = '', query = ''] = address.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const rail = rails.find(({ base }) => base.test(pathname));
  const [base] = rail?.base.exec(pathname) ?? [];
  if (!rail || base === undefined || findPage(registry, pathname)) return undefined;
  const [asked = '0'] = pathname.slice(base.length).split('/').filter(Boolean);
  if (!/^\d{1,3}$/.test(asked)) return undefined;
  const wanted = Number(asked);
  const pages = pagesBelow(registry, base);
  const lower = pages.filter(({ step }) => step <= wanted).sort((a, b) => b.step - a.step)[0];
  const found = lower ?? pages.toSorted((a, b) => a.step - b.step)[0];
  if (!found) return undefined;
  const parameters = new URLSearchParams(query);
  const sheet = found.step === wanted - 1 ? rail.sheets[wanted] : undefined;
  if (sheet !== undefined) parameters.set('blatt', sheet);
  const rest = parameters.toString();
  return rest === '' ? found.path : `${found.path}?${rest}`;
}

/** The pages of a rail with their step, those of one step in the order of a talk; without a number all are the first. */
function pagesBelow(registry: Registry, base: string): { step: number; path: string }[] {
  const depth = base.split('/').length;
  return Object.values(registry).flatMap(({ manifest }) =>
    manifest.pages.flatMap(({ path }) => {
      const parts = path.split('/');
      const own = base.split('/').map((part, index) => (parts[index]?.startsWith(':') ? part : parts[index]));
      if (parts.length <= depth || own.join('/') !== base) return [];
      return [
        {
          step: Number(/^\d+$/.exec(parts[depth] ?? '')?.[0] ?? 0),
          path: [base, ...parts.slice(depth)].join('/'),
        },
      ];
    }),
  );
}
