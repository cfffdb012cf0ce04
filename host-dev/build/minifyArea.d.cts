import type TerserPlugin from 'terser-webpack-plugin';

export const minifyFetched: TerserPlugin.BasicMinimizerImplementation<object>;
export const minifyFallback: TerserPlugin.BasicMinimizerImplementation<object>;
