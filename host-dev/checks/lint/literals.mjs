const message = 'A literal is written out: spreading one literal into another only moves its line breaks.';

/** Literals that are spread into literals. */
export const splitLiterals = [
  'ArrayExpression > SpreadElement > ArrayExpression.argument',
  'ArrayExpression > SpreadElement > TSAsExpression.argument > ArrayExpression.expression',
  'ObjectExpression > SpreadElement > ObjectExpression.argument',
  'JSXSpreadAttribute > ObjectExpression > Property[computed=false]',
].map((selector) => ({ selector, message }));
