/** How a bundle is made: for users, or for a developer's eyes. */
export type Mode = 'production' | 'development';
