/** The package has no types of its own: https://github.com/holepunchto/fs-native-extensions */
declare module 'fs-native-extensions' {
  /** Locks a file for as long as the descriptor is open; false if another descriptor has it locked. */
  export function tryLock(descriptor: number): boolean;
}
