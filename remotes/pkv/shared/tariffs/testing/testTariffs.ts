import { catalogue } from '@vp-digital/core/contracts';
import { testCatalogue } from '@vp-digital/core/micro-app/testing';
import { tariffFileOf } from '../tariffFiles';

/** The tariffs of the catalogue that is released with the services. */
export function testTariffs() {
  const file = tariffFileOf(catalogue.parse(testCatalogue()), '2026-11-30');
  if (!file) throw new Error('the catalogue has no tariffs');
  return file;
}
