export * from './core';
export * from './law';
export * from './net-income';
export * from './social-insurance';
export * from './tax';
