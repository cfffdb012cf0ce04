/**
 * No cycles between files, types included: a cycle is two files that are one. An area has two floors: screens, of which none
 * knows another one, and below them what they share.
 */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'screen-imports-screen',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/screens/([^/]+)/' },
      to: { path: '^remotes/$1/screens/', pathNot: '^remotes/$1/screens/$2/' },
    },
    {
      name: 'shared-imports-screen',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/shared/' },
      to: { path: '^remotes/$1/screens/' },
    },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
