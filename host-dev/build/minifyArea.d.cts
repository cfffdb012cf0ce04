import type TerserPlugin from 'terser-webpack-plugin';

declare const minifyArea: NonNullable<NonNullable<ConstructorParameters<typeof TerserPlugin>[0]>['minify']>;
export = minifyArea;
