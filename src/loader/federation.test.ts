import { failure } from './federation';

const refused =
  '[ Federation Runtime ]: Version 19.3.1 from vp_shell of shared singleton module react does not satisfy the requirement of vp_pkv which needs ^20.0.0)';

test.each([
  [refused, 'library', { library: 'react', shell: '19.3.1', area: '^20.0.0' }],
  ['[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001', 'entry', undefined],
  ['Script error #RUNTIME-008', 'entry', undefined],
  ['Loading chunk 7 failed.', 'chunk', undefined],
])('%s is a failure of the kind %s', (message, code, versions) => {
  const cause = new Error(message);
  expect(failure('pkv', cause)).toMatchObject({ code, versions, area: 'pkv', cause });
});
