export const title = 'Calendario';
export const lead =
  'Vea sus recogidas y entregas, y los desembarques que sigue, en el calendario de su teléfono o computadora.';
export const howSecret =
  'Quien tenga la dirección puede verlos sin iniciar sesión. Por eso, no la comparta con nadie.';
export const make = 'Crear una dirección secreta';
export const making = 'Creando...';
export const notLoaded = 'No se pudo cargar la dirección de su calendario.';
export const notMade = 'No se pudo crear la dirección';

export const address = 'Dirección secreta';
export const madeOn = (day: string) => `Creada el ${day}.`;
export const copy = 'Copiar dirección';
export const messages = {
  copied: 'Dirección copiada',
  copyFailed: {
    title: 'No se pudo copiar la dirección',
    description: 'Ya está seleccionada. Cópiela usted.',
  },
};
export const addTo = 'Agregar a';
export const howGoogle =
  'En Google solo se puede agregar desde una computadora. Después aparece también en su teléfono.';
export const howOthers =
  'En otros programas, busque “Suscribirse” o “Agregar desde la web” y pegue la dirección. Los cambios pueden tardar unas horas en aparecer.';

export const change = 'Cambiar dirección';
export const changing = 'Cambiando...';
export const changeTitle = '¿Cambiar la dirección secreta?';
export const changeText =
  'La dirección anterior deja de funcionar de inmediato. Agregue la nueva donde la use.';
export const changed = 'Se cambió la dirección';
export const end = 'Anular dirección';
export const ending = 'Anulando...';
export const endTitle = '¿Anular la dirección secreta?';
export const endText = 'Su calendario ya no se podrá leer. Puede crear otra dirección cuando quiera.';
export const ended = 'Se anuló la dirección';
export const notEnded = 'No se pudo anular la dirección';
