/** As numbers are kept: without what people type between groups, in capitals. */
export const compact = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase();
