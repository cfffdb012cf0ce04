import { floors } from './zones.mjs';

const behindFacades = {
  routing: {
    owner: 'src/libs',
    group: [
      'react-router',
      'react-router/*',
      'react-router-dom',
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/*',
      'react-redux',
      'i18next',
      'react-i18next',
    ],
    message:
      'Only libs imports this library; everyone else takes @vp-digital/core/libs/…: another copy shares nothing.',
  },
  design: {
    owner: 'src/ui',
    group: ['@mantine/*', '@tabler/*', '@fontsource*/**'],
    message: 'Only ui imports this library; everyone else takes @vp-digital/core/ui.',
  },
  federation: {
    owner: 'src/loader',
    group: ['@module-federation/**'],
    message: 'Only the loader and the build speak to the federation runtime.',
  },
};

/** Floors that are shared by version: their request is their name, so that a deeper path is a second copy. */
const shared = floors.slice(floors.indexOf('libs') + 1);
const sharedFloors = {
  group: shared.map((floor) => `@vp-digital/core/${floor}/*`),
  message: 'This floor is shared by its name: a deeper path brings a second copy of it, silently.',
};

/** Tests and what helps them may take what stands beside a floor for that. */
const inTests = { ...sharedFloors, group: [...sharedFloors.group, '!@vp-digital/core/*/testing'] };

const otherAreas = {
  regex: '^@vp-digital/(?!core/|locales/)',
  message: 'Areas know nothing of each other, and nobody takes the core as a whole.',
};

const byEntry = {
  regex: '^@vp-digital/core/services$',
  importNames: ['useSectionEditor'],
  message: 'An area edits by useEntry and useEntries of micro-app: one way for every field.',
};

const validation = [
  { name: 'zod', message: "import * as z from 'zod/mini': the full library is three times the size." },
];

/** A name keeps the whole library in the bundle; a namespace drops what is not used. */
export const namedZod = {
  selector: "ImportDeclaration[source.value=/^zod/] > ImportSpecifier[imported.name='z']",
  message: "import * as z from 'zod/mini', never { z }.",
};

const restricting = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { paths: validation, patterns }] },
});

const { routing, design, federation } = behindFacades;
const everything = [routing, design, federation].map(({ group, message }) => ({ group, message }));
const without = (...parts) => everything.filter(({ group }) => !parts.some((part) => part.group === group));

/** Which requests a zone may not spell; later entries replace earlier ones for their files. */
export const requests = [
  restricting(['**/*.{ts,tsx}'], [...everything, sharedFloors, otherAreas]),
  restricting(['remotes/**/*.{ts,tsx}'], [...everything, sharedFloors, otherAreas, byEntry]),
  restricting(['**/*.test.{ts,tsx}', '**/testing/**'], [...everything, inTests, otherAreas]),
  restricting([`${routing.owner}/**`], [...without(routing), sharedFloors, otherAreas]),
  restricting([`${design.owner}/**`], [...without(design), sharedFloors, otherAreas]),
  restricting([`${federation.owner}/**`, 'host-dev/build/**'], [...without(federation), sharedFloors]),
  restricting([`${federation.owner}/**/*.test.ts`], [...without(federation), inTests]),
  restricting(
    ['remotes/*/area.ts', 'remotes/*/screens/*/{screen,*Screen}.ts'],
    [
      {
        regex: '^@vp-digital/core/(?!(reference|household)$)',
        message:
          'A declaration is evaluated by the build: it imports reference, and how a page reads documents from household.',
      },
    ],
  ),
];
