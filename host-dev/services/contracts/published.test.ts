import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { breakingOpenApiChanges, breakingSdlChanges } from './breakingChanges';
import { createOpenApi } from './openApi';
import { currentContracts, publishedFolder } from './published';

describe('the published contracts', () => {
  for (const [name, text] of Object.entries(currentContracts()))
    it(`${name} is what the sources say (else: npx tsx host-dev/services/contracts/publish.ts)`, () => {
      assert.equal(readFileSync(join(publishedFolder, name), 'utf8'), text);
    });

  it('say everything once: each reference leads somewhere, and whatever has a name is referred to', () => {
    const text = currentContracts()['households.openapi.json'] ?? '';
    const referred = new Set([...text.matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name));
    const { securitySchemes: _, ...components } = (JSON.parse(text) as ReturnType<typeof createOpenApi>)
      .components;
    const named = Object.entries(components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    );
    assert.ok(named.length > 80);
    assert.deepEqual([...referred].sort(), named.sort());
  });

  const openApi = () => JSON.parse(JSON.stringify(createOpenApi())) as ReturnType<typeof createOpenApi>;
  const change = (edit: (text: string) => string) =>
    breakingOpenApiChanges(openApi(), JSON.parse(edit(JSON.stringify(openApi()))));

  it('are compared with the sources: the same breaks nobody, nor does a new path or a new field of an answer', () => {
    assert.deepEqual(
      change((text) => text),
      [],
    );
    assert.deepEqual(
      change((text) => text.replace('"paths":{', '"paths":{"/api/new":{},')),
      [],
    );
    assert.deepEqual(
      change((text) => text.replace('"properties":{"status"', '"properties":{"more":{},"status"')),
      [],
    );
  });

  it('a path that is gone, another type, and a new condition on requests break callers', () => {
    assert.ok(change((text) => text.replace('/sections/incomes"', '/sections/income"')).length > 0);
    assert.ok(change((text) => text.replace('"type":"integer"', '"type":"string"')).length > 0);
    assert.ok(change((text) => text.replace('"maxItems":200', '"maxItems":100')).length > 0);
    assert.ok(
      change((text) => text.replace('"required":["label",', '"required":["more","label",')).length > 0,
    );
  });

  it('a parameter may take more values, and not fewer; a new one that has to be given breaks callers', () => {
    const kinds = '"enum":["appointments","tasks"';
    assert.deepEqual(
      change((text) => text.replace(kinds, '"enum":["birthdays","appointments","tasks"')),
      [],
    );
    assert.equal(change((text) => text.replace(kinds, '"enum":["appointments"')).length, 1);
    const place = '{"name":"from","in":"query","required":true';
    const another = (required: boolean) => `{"name":"to","in":"query","required":${required}},${place}`;
    assert.deepEqual(
      change((text) => text.replace(place, another(false))),
      [],
    );
    assert.equal(change((text) => text.replace(place, another(true))).length, 1);
    assert.ok(change((text) => text.replace('{"name":"from",', '{"name":"since",')).length > 0);
  });

  it('one of several kinds may hold more in an answer, and not less, nor may it go or be another', () => {
    const loan = '"kind":{"type":"string","const":"loan"}';
    const ofContract = (kind: object, ...more: object[]) => ({
      paths: {
        '/contracts': { get: { oneOf: [{ properties: { kind: { const: 'saving' } } }, kind, ...more] } },
      },
    });
    const known = { properties: { kind: { const: 'loan' }, rate: {} } };
    const changes = (...now: Parameters<typeof ofContract>) =>
      breakingOpenApiChanges(ofContract(known), ofContract(...now)).length;
    assert.equal(changes({ properties: { ...known.properties, brokered: {} } }), 0);
    assert.equal(changes({ properties: { kind: { const: 'loan' } } }), 1);
    assert.equal(changes({ properties: { kind: { const: 'debt' }, rate: {} } }), 2); // gone, and new
    assert.equal(changes(known, { properties: { kind: { const: 'account' } } }), 1);
    assert.ok(change((text) => text.replace(loan, loan.replace('loan', 'debt'))).length > 0);
  });

  describe('a code of a document', () => {
    const statuses = '"enum":["employee","worker",';

    it('may be new, as may a kind of entry: who does not know it says that a newer release wrote it', () => {
      assert.deepEqual(
        change((text) => text.replace(statuses, `${statuses}"volunteer",`)),
        [],
      );
      const withKinds = (...kinds: string[]) => ({
        paths: { '/contracts': { get: { schema: { $ref: '#/components/schemas/ContractsData' } } } },
        components: {
          schemas: {
            ContractsData: { oneOf: kinds.map((kind) => ({ properties: { kind: { const: kind } } })) },
          },
        },
      });
      assert.deepEqual(breakingOpenApiChanges(withKinds('loan'), withKinds('loan', 'account')), []);
      assert.equal(breakingOpenApiChanges(withKinds('loan', 'account'), withKinds('loan')).length, 1);
    });

    it('may not go, nor become another', () => {
      assert.ok(change((text) => text.replace(statuses, '"enum":["employee",')).length > 0);
      assert.ok(change((text) => text.replace(statuses, '"enum":["employee","labourer",')).length > 0);
    });

    it('breaks callers where it is new in an answer that is no document, or asked for by a request', () => {
      const answering = (...codes: string[]) => ({
        paths: { '/agenda': { get: { responses: { properties: { kind: { enum: codes } } } } } },
      });
      assert.equal(breakingOpenApiChanges(answering('task'), answering('task', 'birthday')).length, 1);
      const asking = (...required: string[]) => ({
        paths: { '/agenda': { post: { requestBody: { $ref: '#/components/schemas/PersonsData' } } } },
        components: { schemas: { PersonsData: { properties: { role: { enum: ['child'] } }, required } } },
      });
      assert.equal(breakingOpenApiChanges(asking(), asking('role')).length, 1);
    });
  });

  it('so does a field that the SDL loses', () => {
    const sdl = currentContracts()['person.graphql'] ?? '';
    assert.deepEqual(breakingSdlChanges(sdl, sdl), []);
    assert.equal(breakingSdlChanges(sdl, sdl.replace('  city: String\n', '')).length, 1);
  });
});
