import description from '../package.json' with { type: 'json' };

/** The version of the design system: the scope of its styles and of its page-level portal root. */
export const UI_VERSION: string = description.version;
