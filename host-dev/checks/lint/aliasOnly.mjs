import path from 'node:path';

/** `src/ui`, `remotes/analysis`, `host-dev/services`, `locales`: what may be crossed by alias only. */
const zoneOf = (file) => {
  const [first, second] = path.relative(process.cwd(), file).split(path.sep);
  return first === 'src' || first === 'remotes' ? `${first}/${second}` : first;
};

/**
 * A relative import must stay inside its floor or area. Shares match the request as it is written: a relative
 * path into another floor would be a second copy of it, with its own store and its own styles.
 */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { crosses: 'Crosses into {{zone}}: import it by its alias.' },
  },
  create(context) {
    const check = (node) => {
      const request = node.source?.value;
      if (typeof request !== 'string' || !request.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), request);
      const zone = zoneOf(target);
      // A floor's package.json and the root's configuration belong to nobody.
      if (zone === zoneOf(context.filename) || /\.json$/.test(request)) return;
      context.report({ node: node.source, messageId: 'crosses', data: { zone } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { rules: { 'alias-only': rule } };
