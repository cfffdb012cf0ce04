import description from '../package.json' with { type: 'json' };

/** The version of the core: with it comes what is known of the household's documents. */
export const CORE_VERSION: string = description.version;

/** By this header of a request a caller says which version of the core it was built with. */
export const coreVersionHeader = 'x-core-version';
