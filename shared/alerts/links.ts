/**
 * The parameter in links of alert emails that says that the link was followed. A page that opens with it passes its
 * value to `openAlert`.
 */
export const ALERT_PARAMETER = 'alert';
