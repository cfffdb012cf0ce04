import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { graphqlNames } from '@vp-digital/core/reference';
import { createOpenApi } from './openApi';

const sdl = (name: string) =>
  readFileSync(
    createRequire(import.meta.url).resolve(`@vp-digital/core/contracts/graphql/${name}.graphql`),
    'utf8',
  );

/** Folder of the contracts as they were published. */
export const publishedFolder = fileURLToPath(new URL('../../../docs/contracts/', import.meta.url));

/** The contracts as the sources say them, by file name. */
export const currentContracts = (): Record<string, string> => ({
  'households.openapi.json': `${JSON.stringify(createOpenApi(), null, 1)}\n`,
  ...Object.fromEntries(graphqlNames.map((name) => [`${name}.graphql`, sdl(name)])),
});
