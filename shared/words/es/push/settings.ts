/** The profile page's part about notifications. */
export const title = 'Notificaciones en este dispositivo';
export const lead =
  'Reciba las novedades de lo que sigue como notificación en este dispositivo, también con Creel cerrado. Arriba elige qué sigue y cuándo se le avisa.';
export const discreet =
  'La pantalla bloqueada solo muestra que hay novedades, sin nombres. Puede cambiarlo aquí.';
export const turnOn = 'Activar notificaciones';
export const turningOn = 'Activando...';
export const turnOff = 'Desactivar notificaciones';
export const turningOff = 'Desactivando...';
export const isOn = 'Las notificaciones están activadas en este dispositivo.';
export const isOff = 'Las notificaciones están desactivadas en este dispositivo.';
export const details = 'Mostrar nombres y precios en las notificaciones, también con la pantalla bloqueada';
export const notChanged = 'No se pudo cambiar';
export const notAllowed = 'Su navegador no recibió su permiso. Vuelva a pulsar el botón y elija “Permitir”.';
export const unsupported =
  'Este navegador no puede mostrar notificaciones. Las novedades le llegan por correo y están en este sitio.';
export const installFirst =
  'En un iPhone o iPad, las notificaciones necesitan Creel en la pantalla de inicio. En Safari, toque Compartir y luego “Agregar a inicio”. Abra Creel desde allí y active aquí las notificaciones.';
export const denied =
  'Las notificaciones de este sitio están bloqueadas en este dispositivo. Para permitirlas, abra los ajustes de este sitio en su navegador, muchas veces con el icono junto a la dirección. Permita allí las notificaciones y vuelva a cargar esta página.';

export const otherDevices = 'Sus otros dispositivos con notificaciones';
export const devicesNotLoaded = 'No se pudieron cargar sus dispositivos.';
export const lastUsed = (day: string) => `Último uso: ${day}`;
export const remove = 'Quitar';
export const removeNamed = (device: string) => `Quitar ${device}`;
export const removing = 'Quitando...';
export const removed = 'Ese dispositivo ya no recibe notificaciones';
