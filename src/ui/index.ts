/** The design system: the only thing from which areas and the shell build what is seen. */
export { ReadOnly, type ReadOnlyProps, StillOpen } from './provider/ReadOnly';
export { type Offers, OffersContext, useOffers } from './provider/offersContext';
export { useReadOnly } from './provider/readOnlyContext';
export { UiProvider, type UiProviderProps } from './UiProvider';
export { portalRoot } from './provider/portalRoot';
export { UI_VERSION } from './version';
export * from './actions';
export * from './calculation';
export * from './charts';
export * from './fields';
export * from './icons';
export * from './page';
export * from './states';
export * from './tables';
