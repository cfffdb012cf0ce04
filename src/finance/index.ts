export * from './core';
export * from './law';
