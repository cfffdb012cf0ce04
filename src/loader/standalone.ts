import './provideFederationRuntime';

/** `loader.js`: the loader as the global `vpDigital`, for shells that are not built with our tools. */
export { createLoader, LoadError } from '.';
