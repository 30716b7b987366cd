/** The build puts this in the place of `bowser`, by which the SDK names the browser it runs in, 34 kB. */
export default undefined;
