/** Words of our own, as parts of a name, and what the field calls it. */
const terms = {
  told: 'known or provided',
  stand: 'snapshot',
  stands: 'isReady, current or stored',
  stood: 'wasReady',
  standing: 'ready, current or stored',
  staged: 'pending or transition',
  deed: 'action or handler',
  deeds: 'actions or handlers',
  beside: 'side panel, or what it is',
  beyond: 'unknownFields, excess or surplus',
  alone: 'confidential, or single',
  noted: 'tracked, recorded or audited',
  sure: 'certainty or confidence',
  sureness: 'certainty',
  sayings: 'texts',
  door: 'guestAccess',
};

/** Fields and names of the trade that are made of the same words; one more is a matter of review. */
const allowed = [
  /discussedAlone/i, // the field of the documents, which stays as it is released
  /standingOrder/i, // a Dauerauftrag
  /^FrameDoor$/, // of the shell contract
];

const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);

/** Declared under its own name elsewhere, where it is refused. */
const isImportedAsIs = ({ type, node }) =>
  type === 'ImportBinding' && node.type === 'ImportSpecifier' && node.imported.name === node.local.name;

/** A declared name has the field's word: whoever knows the field finds it. Names of properties are a contract's matter. */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: '{{name}}: not "{{word}}" but the word of the field: {{term}}.' },
  },
  create: (context) => ({
    'Program:exit'() {
      const declared = context.sourceCode.scopeManager.scopes.flatMap((scope) =>
        scope.variables.flatMap((variable) => variable.defs.filter((one) => !isImportedAsIs(one))),
      );
      for (const node of new Set(declared.map((one) => one.name))) {
        const { name } = node;
        const word = partsOf(name ?? '').find((part) => Object.hasOwn(terms, part));
        if (word === undefined || allowed.some((one) => one.test(name))) continue;
        context.report({ node, messageId: 'own', data: { name, word, term: terms[word] } });
      }
    },
  }),
};

export default { rules: { 'field-terms': rule } };
