import { PRODUCT_NAME } from '../../../flavours.ts';

export const welcomeTitle = `Le damos la bienvenida a ${PRODUCT_NAME}`;
export const accountReady = 'Su dirección está confirmada y su cuenta está lista.';
export const welcome = {
  consumer: {
    text: 'Vea lo que los pescadores locales desembarcaron hoy, escríbales y guarde a los que le gusten. Si usted pesca, publique su captura o prométala como comidas.',
    button: 'Ver el mercado',
  },
  community: {
    text: 'Vea lo que los pescadores locales prometieron a familias necesitadas, y únase como organización aliada que lo reserva y lo sirve.',
    button: 'Ver donaciones disponibles',
  },
};
export const welcomeFisherman = {
  text: 'Publique su primera captura. Véndala y los compradores le escriben, o prométala como comidas para familias necesitadas.',
  button: 'Publicar una captura',
};

export const accountChanges = {
  address_changed: {
    title: `Su cuenta de ${PRODUCT_NAME} tiene un nuevo correo electrónico`,
    text: 'El correo electrónico de su cuenta acaba de cambiar. Desde ahora, inicie sesión con la nueva dirección; ahí recibirá sus correos.',
    notYou: 'Si no fue usted, escríbanos de inmediato. Puede que otra persona sepa su contraseña.',
  },
  recovery_code_used: {
    title: 'La verificación en dos pasos está desactivada',
    text: 'Se acaba de usar un código de recuperación con su contraseña. Ahora inicia sesión solo con su contraseña. Para mayor seguridad, configure de nuevo la verificación en dos pasos en la página de su perfil.',
    notYou:
      'Si no fue usted, elija de inmediato una contraseña nueva y luego escríbanos. Otra persona sabe su contraseña y tiene sus códigos de recuperación.',
  },
  account_deleted: {
    title: `Su cuenta de ${PRODUCT_NAME} se eliminó`,
    text: 'Se eliminó su cuenta y lo que guardaba en ella. Este es el último correo que recibe de nosotros.',
    notYou:
      'Si no fue usted, escríbanos de inmediato. No podemos recuperar la cuenta, pero podemos averiguar qué pasó.',
  },
};
export const writeToUs = 'Escríbanos';

export const exportReady = {
  subject: `Sus datos de ${PRODUCT_NAME} están listos`,
  title: 'Sus datos están listos',
  body: [
    'Usted pidió un archivo con sus datos. Puede descargarlo desde la página de su perfil durante siete días.',
    'Si usted no lo pidió, cambie su contraseña.',
  ],
  button: 'Ir a su perfil',
};

/** After an accident with the site's data. */
export const loss = {
  title: 'Un accidente borró una parte de lo que hizo',
  text: (from: string, until: string) =>
    `Algo falló de nuestro lado y tuvimos que volver a como estaba ${PRODUCT_NAME} el ${from}. Todo lo que se hizo después, hasta el ${until}, se perdió.`,
  yours: 'Esto es lo suyo:',
  names: { posts: 'Publicaciones', holds: 'Reservas', handovers: 'Entregas', messages: 'Mensajes' },
  again: 'Si todavía lo necesita, hágalo de nuevo, por favor. Lo sentimos.',
  ignore: 'Si un correo de ese rato decía que se eliminó una publicación o su cuenta, ignórelo.',
  button: `Abrir ${PRODUCT_NAME}`,
};
