import assert from 'node:assert/strict';
import { it } from 'node:test';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services } = await servicesForTests();
const nowhere = householdId(1);

for (const path of [
  `/angaben/${nowhere}`,
  `/bericht/${nowhere}`,
  '/e/AAAABBBBCCCC',
  `/e/AAAABBBBCCCC/${'a'.repeat(32)}`,
  '/oidc/token',
  '/csp-reports',
  '/v2/track',
])
  it(`a post to ${path} that brings nothing, or no form, is refused and not unforeseen`, async () => {
    const url = services.url + path;
    const answers = [
      await fetch(url, { method: 'POST' }),
      await fetch(url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      await fetch(url, { method: 'POST', headers: { 'content-type': 'text/x-odd' }, body: 'odd' }),
    ];
    for (const { status } of answers) assert.ok(status >= 200 && status < 500, `${status}`);
  });
