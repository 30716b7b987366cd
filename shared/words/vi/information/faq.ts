/** Figures of the site's settings, such as the hours for which fish is fresh, are current. */
import type { Audience, QuestionId } from '../../../faq.ts';
import type { IsOn } from '../../../features.ts';
import { firstMinutes } from '../claims/claims.ts';

export const title = 'Hỏi đáp';
export const lead = (isOn: IsOn) =>
  isOn('pledges')
    ? 'Trả lời những câu hỏi thường gặp của ngư dân, ngân hàng thực phẩm và người mua về bán, hứa tặng và mua cá.'
    : 'Trả lời những câu hỏi thường gặp của ngư dân và người mua về bán và mua cá.';
export const audiences: Readonly<Record<Audience, string>> = {
  fishermen: 'Dành cho ngư dân',
  partners: 'Dành cho ngân hàng thực phẩm và nhóm cứu trợ',
  buyers: 'Dành cho người mua',
  everyone: 'Dành cho mọi người',
};
export const jumpTo = 'Đến phần';
export const allQuestions = 'Mọi câu hỏi';
export const ownPage = 'Chỉ câu trả lời này';
/** Hidden text after the link's label. */
export const answering = (question: string) => ` (${question})`;
export const moreOf = (audience: string) => `Thêm câu hỏi ${audience.replace(/^D/, 'd')}`;
export const notAsked = 'Không có câu hỏi này ở đây.';
export const notAnsweredTitle = 'Chưa thấy câu trả lời?';
export const notAnswered = 'Có người đọc từng tin nhắn và trả lời qua email.';
export const writeToUs = 'Viết thư cho chúng tôi';
export const home = 'Trang chủ';

/** The site's settings that answers mention. */
interface Settings {
  isOn: IsOn;
  freshHours: number;
  fairness: Readonly<
    Record<'maxOpenClaims' | 'newPledgeMinutes' | 'newPledgePercent' | 'noShows' | 'noShowDays', number>
  >;
}

interface Answered {
  question: string;
  /** One text for each paragraph. */
  answer: readonly string[] | ((settings: Settings) => readonly string[]);
  /** The text of the link, where a reply has one. */
  leadsTo?: string;
}

export const answers: Readonly<Record<QuestionId, Answered>> = {
  'how-do-i-sell': {
    question: 'Bán mẻ cá bằng cách nào?',
    answer: ({ isOn }) => [
      `${isOn('signUp') ? 'Tạo tài khoản' : 'Đăng nhập'} với vai trò ngư dân, mở “Đăng mẻ cá” và chọn “Bán ở chợ cá”. Cho biết đó là cá gì, đánh bắt lúc nào, có bao nhiêu, và thêm tối đa 3 ảnh.`,
      'Tự định giá, để người mua trả tùy khả năng, hoặc cho không.',
      'Người mua gửi tin nhắn trên trang web này. Nếu chọn hiện số điện thoại hoặc địa chỉ email, ai cũng thấy được trên trang của mẻ cá đó.',
      'Phần còn lại do ngư dân và từng người mua thỏa thuận. Họ trả tiền thẳng cho ngư dân. Khi bán xong, bấm “Đánh dấu đã bán” trong “Bài của tôi”.',
    ],
    leadsTo: 'Đăng mẻ cá',
  },
  'what-does-it-cost': {
    question: 'Ngư dân dùng Creel tốn bao nhiêu?',
    answer: ({ isOn }) => [
      isOn('sales')
        ? 'Không tốn gì. Creel không lấy hoa hồng và không tham gia việc mua bán. Người mua trả tiền cho ngư dân.'
        : 'Không tốn gì. Creel không thu phí.',
      ...(isOn('goPro')
        ? [
            'Một lượt Pro biến một mẻ cá thành bài đăng Pro, có huy hiệu trong danh sách và liên kết đến hồ sơ của ngư dân. Ngư dân mới bắt đầu với 5 lượt Pro. Trang web này chưa bật việc trả tiền, nên không bán lượt Pro.',
          ]
        : []),
    ],
    leadsTo: 'Về bài đăng Pro',
  },
  'how-does-pay-what-you-can-work': {
    question: 'Trả tùy khả năng là thế nào?',
    answer: [
      'Đây là lựa chọn thay cho giá bán. Khi đó danh sách ghi “Tùy khả năng”, và trang của mẻ cá ghi “Trả tùy khả năng”.',
      'Mỗi người mua tự quyết định trả bao nhiêu và trả khi nhận hàng. Trang web không hỏi đã trả bao nhiêu.',
    ],
  },
  'how-do-i-pledge-meals': {
    question: 'Hứa tặng suất ăn bằng cách nào?',
    answer: ({ isOn }) => [
      'Mở “Đăng mẻ cá” và chọn “Hứa tặng cộng đồng”. Cho biết cá làm được bao nhiêu suất ăn, từ 1 đến 1000, giữ ra sao, và đến lấy ở đâu, lúc nào.',
      'Một suất ăn là 6.5-8 oz phi lê tươi: một con cá 2 lb làm được khoảng 4-6 suất. Mỗi suất ăn được một điểm hứa tặng.',
      isOn('claims')
        ? 'Các tổ chức (đã được duyệt) đăng ký nhận số suất họ phục vụ được, và đến vào một giờ mà ngư dân đã nêu. Xem ai đến và lúc nào trong “Bài của tôi”. Cũng có email báo.'
        : 'Ngân hàng thực phẩm và nhóm cứu trợ gửi tin nhắn, và hai bên hẹn giờ và nơi lấy.',
    ],
    leadsTo: 'Phần cá hứa tặng là gì',
  },
  'who-sees-where-i-fish': {
    question: 'Ai thấy được chỗ tôi đánh cá?',
    answer: ({ isOn }) => [
      'Không ai cả. Bài đăng chỉ hiện trung tâm của thị trấn hoặc mã ZIP đã nhập, không bao giờ chính xác hơn khoảng nửa dặm. Chúng tôi xóa vị trí khỏi mọi ảnh.',
      'Nếu chúng tôi không biết nơi đã nhập, bài đăng sẽ không hiện khi người khác tìm cá ở gần họ. Mọi người thấy lời đã viết, trừ số nhà, số điện thoại và địa chỉ email. Xin ghi thị trấn, đừng ghi tên đường.',
      ...(isOn('pledges')
        ? ['Nơi nhận hàng của phần cá hứa tặng chỉ hiện cho các tổ chức đã được duyệt.']
        : []),
    ],
    leadsTo: 'Thêm về quyền riêng tư',
  },
  'how-long-is-my-post-shown': {
    question: 'Bài đăng được hiện bao lâu?',
    answer: ({ freshHours }) => [
      `Cá tươi được rao đến ${freshHours} giờ sau khi đánh bắt, cá đông lạnh thì đến khi người đăng đánh dấu đã bán, ẩn hoặc xóa.`,
      'Bài đăng sửa được trong 7 ngày, cá tươi thì chỉ khi còn tươi. Lúc nào cũng ẩn và xóa được.',
    ],
  },
  'what-may-i-post': {
    question: 'Được đăng những gì?',
    answer: ({ freshHours, isOn }) => [
      'Cá do mình đánh bắt hoặc được phép bán theo luật. Người đăng phải tuân theo quy định của giấy phép và vùng nước của mình. Trang web không kiểm tra thay.',
      `Cá tươi phải được đánh bắt không quá ${freshHours} giờ trước khi đăng.${isOn('pledges') ? ' Cá ngừ, cá thu và cá cam hư theo cách mắt thường không thấy: các loại này chỉ được hứa tặng khi ướp đá hoặc đông lạnh.' : ''}`,
    ],
    leadsTo: 'Điều khoản sử dụng',
  },
  'can-i-post-without-a-signal': {
    question: 'Không có sóng thì đăng được không?',
    answer: ({ isOn }) => [
      'Được, trên điện thoại đã đăng nhập. Xin điền mẫu như thường. Chúng tôi giữ bài đăng và ảnh trong máy đó và gửi đi khi có sóng. “Bài của tôi” cho thấy bài nào còn chờ.',
      ...(isOn('claims') ? ['Việc giao suất ăn đã đăng ký nhận cũng làm được như vậy.'] : []),
    ],
  },
  'how-do-we-take-part': {
    question: 'Tổ chức tham gia bằng cách nào?',
    answer: ({ isOn }) => [
      'Điền đơn: phục vụ những ai, bao nhiêu người, và giữ lạnh được bao nhiêu. Người quản lý đọc từng đơn và trả lời.',
      'Khi đơn được duyệt, người liên hệ của tổ chức được mời qua email và có thể cho người khác vào. Người tự mình phục vụ người khác cũng nộp đơn được.',
      ...(isOn('signUp')
        ? [
            'Tổ chức đã có ở đây rồi? Tạo tài khoản với vai trò thành viên tổ chức và xin các điều phối viên cho vào.',
          ]
        : []),
    ],
    leadsTo: 'Nộp đơn làm đối tác',
  },
  'who-approves-organizations': {
    question: 'Ai xét duyệt các tổ chức?',
    answer: ({ isOn }) => [
      'Những người điều hành trang web này: người quản lý cứu trợ cộng đồng hoặc quản trị viên đọc từng đơn, và sau này có thể tạm ngưng một tổ chức.',
      ...(isOn('claims')
        ? ['Mỗi tổ chức đã được duyệt có một trang công khai ghi số suất ăn đã đăng ký nhận và đã phục vụ.']
        : []),
    ],
    leadsTo: 'Việc làm đối tác diễn ra thế nào',
  },
  'what-do-the-meals-cost-us': {
    question: 'Tổ chức tốn bao nhiêu cho suất ăn?',
    answer: ({ isOn }) => [
      `Không tốn gì. Ngư dân hứa tặng miễn phí, và trang web không thu phí. Đổi lại, tổ chức phục vụ miễn phí${isOn('claims') ? ' và ghi lại đã phục vụ bao nhiêu' : ''}.`,
    ],
  },
  'how-do-we-claim-meals': {
    question: 'Đăng ký nhận suất ăn bằng cách nào?',
    answer: [
      'Khi tổ chức đã được duyệt, “Tìm suất ăn” liệt kê những gì được hứa tặng trong khoảng cách tổ chức đi được, kèm cách giữ cá và giờ đến lấy.',
      'Đăng ký nhận số suất ăn phục vụ được, từ 1 đến hết số còn lại, chọn giờ nhận hàng, và ghi tên người đến. Từ lúc đó các suất ăn thuộc về tổ chức: không ai khác đăng ký nhận được.',
      'Kế hoạch có thể thay đổi: hủy kịp lúc thì tổ chức khác dùng được các suất ăn đó.',
    ],
    leadsTo: 'Tìm suất ăn',
  },
  'who-gets-how-many-meals': {
    question: 'Suất ăn được chia công bằng ra sao?',
    answer: ({ fairness }) => [
      `Theo quy định như nhau cho mọi tổ chức: mỗi tổ chức có tối đa ${fairness.maxOpenClaims} phiếu nhận đang mở cùng lúc, và trong một ngày không được đăng ký nhận nhiều hơn số suất ăn mà tổ chức đã khai là phục vụ được trong một tuần.`,
      ...(fairness.newPledgeMinutes > 0 && fairness.newPledgePercent < 100
        ? [
            `Trong ${firstMinutes(fairness.newPledgeMinutes)} đầu tiên của một phần cá hứa tặng, mỗi tổ chức chỉ được đăng ký nhận tối đa ${fairness.newPledgePercent}%, để tổ chức xem trễ hơn một chút cũng còn phần.`,
          ]
        : []),
    ],
  },
  'how-does-the-handover-work': {
    question: 'Việc giao suất ăn diễn ra thế nào?',
    answer: [
      'Người đến lấy đưa ra sáu chữ số, hoặc mã QR của chúng, trên điện thoại. Ngư dân nhập hoặc quét, và các suất ăn được tính là đã lấy. Ở bến, cả hai bên đều không cần có sóng.',
      'Sau đó tổ chức ghi lại đã phục vụ bao nhiêu suất ăn, và có thể đánh giá ngư dân.',
    ],
  },
  'what-if-nobody-comes': {
    question: 'Nếu không ai đến lấy suất ăn thì sao?',
    answer: ({ fairness }) => [
      'Nếu không ai đến lấy, phiếu nhận hết hạn 30 phút sau giờ nhận hàng, và các suất ăn được mở lại cho tổ chức khác. Ngư dân cũng có thể báo là không ai đến.',
      `Sau ${fairness.noShows} lần không ai đến lấy như vậy${fairness.noShows === 1 ? '' : ' với các ngư dân khác nhau'} trong ${fairness.noShowDays} ngày, các phiếu nhận tiếp theo của tổ chức đó phải được người quản lý duyệt.`,
    ],
  },
  'how-was-the-fish-kept': {
    question: 'Làm sao biết cá được giữ thế nào?',
    answer: ({ freshHours, isOn }) => [
      `Với mỗi phần cá hứa tặng, ngư dân cho biết cá được ướp đá, giữ lạnh hay đông lạnh, từ lúc nào, và nhiệt độ nếu có đo.${isOn('claims') ? ' Tổ chức đọc điều đó trước khi đăng ký nhận.' : ''}`,
      `Cá không đông lạnh được tặng đến ${freshHours} giờ sau khi đánh bắt. Điều này dựa theo hướng dẫn công khai và không thay thế quy định của sở y tế địa phương: xin xem cá trước khi lấy.`,
    ],
  },
  'how-do-i-buy': {
    question: 'Mua cá bằng cách nào?',
    answer: [
      'Xem chợ cá, ở gần hoặc theo loại cá; việc này không cần tài khoản. Trang của mỗi mẻ cá cho biết cách liên lạc ngư dân: bằng tin nhắn ở đây, cần đăng nhập, hoặc bằng điện thoại hay email nếu ngư dân có hiện.',
      'Hai bên hẹn giờ và nơi, và người mua trả tiền thẳng cho ngư dân, bằng tiền mặt hoặc cách nào hai bên muốn. Trang web không thu tiền.',
    ],
    leadsTo: 'Xem chợ cá',
  },
  'how-fresh-is-the-fish': {
    question: 'Cá tươi cỡ nào?',
    answer: ({ freshHours }) => [
      `Mỗi mẻ cá ghi rõ đánh bắt lúc nào. Cá tươi rời chợ cá ${freshHours} giờ sau đó; cá đông lạnh thì có ghi là đông lạnh.`,
    ],
  },
  'what-if-something-is-wrong': {
    question: 'Nếu có điều gì không ổn thì sao?',
    answer: [
      'Có thể báo cáo vi phạm một bài đăng, đánh giá, tin nhắn hay một người ngay ở chỗ nhìn thấy. Những người điều hành trang web này xem từng báo cáo: họ có thể ẩn bài đăng, cảnh cáo một người hoặc tạm khóa tài khoản.',
      'Có thể chặn một người: từ đó không còn nhận tin nhắn của họ. Với mọi việc khác, xin viết thư cho chúng tôi.',
    ],
    leadsTo: 'Viết thư cho chúng tôi',
  },
  'how-do-i-get-the-newsletter': {
    question: 'Nhận bản tin bằng cách nào?',
    answer: [
      'Nhập địa chỉ email ở trang bản tin, mở email chúng tôi gửi và xác nhận. Không cần tài khoản. Nếu có tài khoản thì đã được nhận tin, trừ khi đã tắt ở trang hồ sơ.',
      'Mỗi bản tin có liên kết hủy nhận. Khi đó chúng tôi xóa địa chỉ.',
    ],
    leadsTo: 'Nhận bản tin',
  },
  'what-do-you-keep-about-me': {
    question: 'Trang web giữ những gì về tôi?',
    answer: [
      'Những gì quý vị viết và đăng, và những gì cần để trang web hoạt động. Trang quyền riêng tư liệt kê tất cả, kèm thời gian giữ từng thứ. Không có công cụ theo dõi, không quảng cáo và không dùng mã của bên thứ ba.',
      'Ở trang hồ sơ, quý vị có thể tải về những gì mình đã viết và đã chọn trong cài đặt, và những con số được đếm về mình.',
    ],
    leadsTo: 'Tất cả những gì được giữ',
  },
  'how-do-i-leave': {
    question: 'Rời trang web bằng cách nào?',
    answer: ({ isOn }) => [
      `Ở trang hồ sơ, trong phần “Dữ liệu của tôi”: “Xóa tài khoản của tôi”. Các hồ sơ, bài đăng và ảnh sẽ bị xóa ngay. Việc này không thể hoàn tác.${isOn('pledges') ? ' Các suất ăn đã hứa tặng vẫn nằm trong tổng số, không kèm tên.' : ''}`,
    ],
    leadsTo: 'Đến trang hồ sơ',
  },
};
