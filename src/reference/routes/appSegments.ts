import type * as routes from './routes';

/** What stands behind a segment: screens of ours, or an app without known routes that is handed over to. */
interface SegmentMeaning {
  /** The screen for the segment without a path. */
  readonly home?: keyof typeof routes;
  /** The group has no routes of its own: only a hand-over. */
  readonly handOver?: true;
}

/** App segments that may prefix a household route, in the order of the specification. */
export const appSegments = {
  vpd: {},
  budget: { home: 'expenses' },
  warenkorb: { home: 'shoppingCart' },
  'webvp-katalog': {},
  login: {},
  katalog: { home: 'productCatalogue' },
  person: { home: 'personalData' },
  berater: { home: 'advisorSelection' },
  'section-report': { home: 'snapshots' },
  'coach-report': { home: 'snapshots' },
  'analysis-evaluation': { home: 'assessment' },
  generali: { handOver: true },
  kontoeroeffnung: { handOver: true },
  checkout: { handOver: true },
  ebike: { handOver: true },
  kranken: { handOver: true },
  rechtsschutz: { handOver: true },
  investmentanlage: { handOver: true },
  investmentdialog: { handOver: true },
  kfz: { handOver: true },
  leben: { handOver: true },
  referenz: { handOver: true },
  gkv: { home: 'pkvStart' },
} as const satisfies Record<string, SegmentMeaning>;

export type AppSegment = keyof typeof appSegments;

/** The segments without screens of ours, in the order of the specification. */
export const handOverSegments = [
  'generali',
  'kontoeroeffnung',
  'checkout',
  'ebike',
  'kranken',
  'rechtsschutz',
  'investmentanlage',
  'investmentdialog',
  'kfz',
  'leben',
  'referenz',
] as const satisfies readonly AppSegment[];
export type HandOverSegment = (typeof handOverSegments)[number];

export interface SegmentedPath {
  readonly segment: AppSegment;
  /** `/vpd`: what stands before every address of the app. */
  readonly basePath: string;
  /** The address without the base path; `/` for the segment only, which means its home. */
  readonly path: string;
  readonly home: SegmentHome | undefined;
}

/** The screens that a segment may be the address of. */
export type SegmentHome = Extract<(typeof appSegments)[AppSegment], { home: unknown }>['home'];

/**
 * Takes an app segment off an address, or gives undefined when there is none. Only the first segment counts: the
 * `webvp-katalog` of the private health insurance module is part of its path.
 */
export function splitAppSegment(address: string): SegmentedPath | undefined {
  const [, segment = ''] = /^\/([^/?#]+)/.exec(address) ?? [];
  if (!isAppSegment(segment)) return undefined;
  const basePath = `/${segment}`;
  const rest = address.slice(basePath.length);
  const meaning = appSegments[segment];
  const home = 'home' in meaning ? meaning.home : undefined;
  return { segment, basePath, path: rest.startsWith('/') ? rest : `/${rest}`, home };
}

const isAppSegment = (segment: string): segment is AppSegment => Object.hasOwn(appSegments, segment);
