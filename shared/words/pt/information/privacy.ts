export const pageTitle = 'Privacidade';
export const lead = 'Leia o que este site sabe sobre você, quem o vê e por quanto tempo o guardamos.';

export const sections = [
  {
    title: 'O que os outros veem',
    points: [
      'O nome, o lugar, as fotos e o texto das suas publicações, e quando você as publicou.',
      'Um número de telefone ou endereço de e-mail, só se você escolher mostrá-lo com uma captura, e só na página dessa captura.',
      'Se você escolher mensagens em vez disso, os compradores escrevem para você aqui e não veem nem um nem outro. Quem administra o site pode ver os que estão no seu perfil e na sua conta.',
    ],
  },
  {
    title: 'Seus pesqueiros continuam seus',
    points: [
      'No mapa, uma publicação fica no centro da cidade ou do código postal que você escreveu, nunca com mais precisão do que cerca de meia milha. Um lugar que não conhecemos aparece como você o escreveu, sem números de casas, números de telefone nem endereços de e-mail.',
      'Cada foto é desenhada de novo a partir dos seus pixels no nosso servidor: onde e com que aparelho foi tirada não está mais nela.',
      'Quando você procura peixe perto de você, sua posição exata fica no seu aparelho. O site só recebe o pedido de uma área ampla do mapa.',
    ],
  },
  {
    title: 'O que não fazemos',
    points: [
      'Nada de publicidade, de rastreadores, nem de scripts de terceiros. Sua sessão fica guardada neste navegador e em nenhum outro lugar.',
      'Não vendemos nem alugamos o que sabemos.',
    ],
  },
];

export const keptTitle = 'O que guardamos, e por quanto tempo';
export const keptLead =
  'Esta lista é completa. Na página do seu perfil, em Seus dados, você pode baixar seus dados e excluir sua conta. O arquivo deixa de fora denúncias sobre você e ações de quem administra o site, porque envolvem outras pessoas. Também deixa de fora mensagens de contato, inscrições, convites e as horas em que você entrou, que ficam guardados à parte da sua conta. Os registros técnicos não contêm nomes, endereços, textos nem posições.';

export const questionsTitle = 'Perguntas';
export const questions =
  'Algumas <faq>já têm resposta</faq>. Para as outras, escreva para nós pela <contact>página de contato</contact>.';
