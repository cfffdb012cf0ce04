import type { PathData } from 'webpack';

/** Every file says what it is and carries the hash of its content: it may be kept for ever. */
export const hashed = (extension: string): string => `[name].[contenthash:8].${extension}`;

/**
 * Names of the scripts that start something: the container's entry, the shell, workers. The federation plugin
 * asks for the name before there is a hash, to learn how deep the folder is; a plain name answers that.
 */
export const entryFileName =
  (container?: string) =>
  ({ chunk }: PathData): string => {
    const name = container && chunk?.name === container ? 'remoteEntry' : '[name]';
    return chunk?.contentHash?.['javascript'] ? `${name}.[contenthash:8].js` : `${name}.js`;
  };
