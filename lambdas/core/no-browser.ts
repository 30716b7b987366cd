/** The build replaces `bowser` with this module. The SDK uses its 34 kB only to name the browser it runs in. */
export default undefined;
