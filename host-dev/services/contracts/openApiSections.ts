import {
  mostSections,
  sectionConflict,
  sectionDocument,
  sectionPatch,
  sectionsAnswer,
} from '@vp-digital/core/contracts';
import { sectionNames } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { header, json, operation, problemAnswer, uuidParameter } from './openApiParts';
import { capital, withName } from './openApiSchemas';

const household = '/api/households/{householdId}';

/** With which core the caller was built: it is answered in the form of that major. */
const coreVersion = header('X-Core-Version', false, '1.0.0');

const documents = sectionNames.map(
  (name) => [name, withName(`${capital(name)}Section`, sectionDocument(name))] as const,
);

/** A household's documents, each alone, and several by one call. */
export const sectionPaths = {
  [`${household}/sections`]: {
    parameters: [uuidParameter('householdId')],
    get: {
      ...operation('readSections', { 200: json(severalAnswer()) }),
      parameters: [
        {
          name: 'names',
          in: 'query',
          required: true,
          style: 'form',
          explode: false,
          schema: { type: 'array', items: { type: 'string' }, maxItems: mostSections },
          example: ['persons', 'incomes:q83vEjRWeJCrze8SNFZ4kA'],
        },
        coreVersion,
      ],
    },
  },
  ...Object.fromEntries(
    documents.map(([name, document]) => [`${household}/sections/${name}`, sectionPath(name, document)]),
  ),
};

function severalAnswer() {
  const each = z.partial(z.object(Object.fromEntries(documents)));
  return withName('SectionsAnswer', z.extend(sectionsAnswer, { documents: each }));
}

function sectionPath(name: (typeof sectionNames)[number], document: z.ZodMiniType) {
  const conflict = withName(
    `${capital(name)}Conflict`,
    z.extend(sectionConflict(name), { current: document }),
  );
  return {
    parameters: [uuidParameter('householdId')],
    get: { ...operation(`read-${name}`, { 200: json(document) }), parameters: [coreVersion] },
    patch: {
      ...operation(`change-${name}`, {
        200: json(document),
        409: problemAnswer,
        412: json(conflict),
        422: problemAnswer,
        428: problemAnswer,
      }),
      parameters: [header('If-Match', true, '"7"'), header('Idempotency-Key', false), coreVersion],
      requestBody: { required: true, ...json(sectionPatch, 'input') },
    },
  };
}
